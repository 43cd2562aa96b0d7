import { useEffect, useState } from '@wordpress/element';
import type { CoreController, CoreView } from './core';
import { loadModels, type ModelSource } from './load-models';
import { ViewSlot } from './ViewSlot';

interface Props {
	source: ModelSource;
	controller: CoreController;
	id: number;
}

/**
 * Shows the fields that other plugins add to an attachment, in WordPress's own view, which also
 * saves them.
 */
export function CompatFields( { source, controller, id }: Props ) {
	const [ view, setView ] = useState< CoreView | null >( null );
	useEffect( () => {
		let shown: CoreView | null = null;
		let isGone = false;
		void loadModels( source, [ id ] ).then( ( loaded ) => {
			const [ model ] = loaded.ok ? loaded.value : [];
			const compat = model?.get( 'compat' ) as { item?: string } | undefined;
			if ( compat?.item && ! isGone ) {
				shown = new source.media.view.AttachmentCompat( {
					controller,
					model,
				} ).render();
				setView( shown );
			}
		} );
		return () => {
			isGone = true;
			// Removing the view saves a field that has the focus.
			shown?.remove();
			setView( null );
		};
	}, [ source, controller, id ] );
	return view ? <ViewSlot element={ view.el } /> : null;
}
