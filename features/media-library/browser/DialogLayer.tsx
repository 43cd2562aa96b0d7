import type { ComponentType, ReactNode } from 'react';
import { Modal } from '@wordpress/components';
import { Fragment, Suspense, useState } from '@wordpress/element';

interface Layer {
	children: ReactNode;
}
type Provider = ComponentType< Layer & { value: Set< unknown > } >;

/** A component that passes a reference on, as React defines it; this one renders a portal. */
type Forwarding = { render: ( props: object ) => { children: { type: Provider } } };

let Provider: ComponentType< any > | undefined;

/**
 * Keeps other dialogs open below ours, for example "Quick Edit", with the changes in them. A dialog of WordPress closes
 * all dialogs in its context, which are those outside of a dialog. Ours are in trees of their own, so that they need
 * another context.
 */
export const DialogLayer = ( props: Layer ) => (
	<Suspense>
		<Context { ...props } />
	</Suspense>
);

function Context( props: Layer ) {
	const [ value ] = useState( () => new Set() );
	if ( ! Provider ) {
		// WordPress does not export the context, but its dialog renders it. A component that suspends has no effects, so
		// that this dialog never opens. Another version of the dialog may be made in another way.
		Provider = Fragment;
		try {
			Provider = ( Modal as unknown as Forwarding ).render( {} ).children.type ?? Fragment;
		} catch {}
		throw Promise.resolve();
	}
	return <Provider { ...props } value={ value } />;
}
