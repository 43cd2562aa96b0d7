import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach( cleanup );
// All files share one document: what one leaves in it would get the focus in the next.
afterAll( () => globalThis.document?.body.replaceChildren() );

// Browser features that components need and jsdom lacks. Engine tests may run without a window.
if ( typeof window !== 'undefined' ) {
	window.matchMedia ??= ( media: string ) =>
		( {
			matches: false,
			media,
			addEventListener() {},
			removeEventListener() {},
			addListener() {},
			removeListener() {},
		} ) as unknown as MediaQueryList;
	window.ResizeObserver ??= class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	window.IntersectionObserver ??= class {
		root = null;
		rootMargin = '';
		thresholds = [];
		observe() {}
		unobserve() {}
		disconnect() {}
		takeRecords() {
			return [];
		}
	} as unknown as typeof IntersectionObserver;
	window.Element.prototype.scrollIntoView ??= () => {};
}
