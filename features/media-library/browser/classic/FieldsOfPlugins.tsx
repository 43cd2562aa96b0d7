import { useEffect, useMemo, useState } from '@wordpress/element';
import type { WordPressPort } from '../../port/wordpress';
import { classicScripts } from './classic-scripts';
import { CompatFields } from './CompatFields';
import { coreMedia, type CoreController } from './core';

/** The part of a dialog that WordPress's view for fields of other plugins uses. */
const CONTROLLER = { trigger: () => {} } as unknown as CoreController;

interface Props {
	port: Pick< WordPressPort, 'attachments' >;
	id: number;
}

/** Shows the fields that other plugins add to an attachment. The first ones load the scripts of WordPress's dialog. */
export function FieldsOfPlugins( { port, id }: Props ) {
	const [ isReady, setReady ] = useState( classicScripts()?.isLoaded() ?? true );
	useEffect( () => {
		let isGone = false;
		const load = async () => {
			const found = await port.attachments( [ id ] );
			if ( found.ok && found.value[ 0 ]?.compat?.item && ! isGone ) {
				await classicScripts()?.load();
				setReady( true );
			}
		};
		if ( ! isReady ) {
			// Failures have a notice.
			load().catch( () => {} );
		}
		return () => {
			isGone = true;
		};
	}, [ port, id, isReady ] );
	const source = useMemo( () => {
		const media = isReady && coreMedia();
		return media ? { media, port } : null;
	}, [ port, isReady ] );
	return source ? <CompatFields source={ source } controller={ CONTROLLER } id={ id } /> : null;
}
