import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach( cleanup );

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
