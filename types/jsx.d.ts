import 'react';

// React 18 does not know the attribute; the empty string is how it reaches the DOM.
declare module 'react' {
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
