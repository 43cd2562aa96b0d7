import 'react';

// React 18 does not know the attribute; an empty string reaches the DOM.
declare module 'react' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the type parameter of the extended interface.
	interface HTMLAttributes< T > {
		inert?: '';
	}
}
