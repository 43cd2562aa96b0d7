import { useEffect, useState } from '@wordpress/element';
import type { CoreController, CoreMedia, CoreView } from './core';
import { loadModels } from './load-models';
import { ViewSlot } from './ViewSlot';

interface Props {
	media: CoreMedia;
	controller: CoreController;
	id: number;
}

/**
 * Shows the fields that other plugins add to an attachment, in WordPress's own view, which also
 * saves them.
 */
export function CompatFields( { media, controller, id }: Props ) {
	const [ view, setView ] = useState< CoreView | null >( null );
	useEffect( () => {
		let shown: CoreView | null = null;
		let isGone = false;
		void loadModels( media, [ id ] ).then( ( [ model ] ) => {
			const compat = model?.get( 'compat' ) as { item?: string } | undefined;
			if ( compat?.item && ! isGone ) {
				shown = new media.view.AttachmentCompat( { controller, model } ).render();
				setView( shown );
			}
		} );
		return () => {
			isGone = true;
			// Removing the view saves a field that has the focus.
			shown?.remove();
			setView( null );
		};
	}, [ media, controller, id ] );
	return view ? <ViewSlot element={ view.el } /> : null;
}
