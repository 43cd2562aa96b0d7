import 'react';

// React 18 does not know the attribute; the empty string is how it reaches the DOM.
declare module 'react' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter of the interface that is added to.
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
