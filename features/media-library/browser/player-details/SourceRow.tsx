import { Button } from '@wordpress/components';
import { createElement, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isEmbedded, type Source } from '../../model/details/player';
import type { Player } from '../../model/shortcodes/player';
import { FileText } from './FileText';
import { formatText, removeSourceText } from './texts';

interface Props {
	player: Player;
	source: Source;
	/** Its MIME type; '' if unknown. */
	mime: string;
	onRemove: () => void;
}

/** A file of a player, and whether it can be played. */
export function SourceRow( { player, source, mime, onRemove }: Props ) {
	const [ problem, setProblem ] = useState( '' );
	const isElsewhere = source.name === 'src' && isEmbedded( player );
	return (
		<li>
			<div className="pagewright-media-player-details__row">
				<span className="pagewright-media-player-details__format">
					{ formatText( source.format ) }
				</span>
				<FileText url={ source.url } problem={ problem } />
				<Button
					variant="tertiary"
					isDestructive
					size="compact"
					data-remove=""
					aria-label={ removeSourceText( source ) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'pagewright' ) }
				</Button>
			</div>
			{ ! isElsewhere && <Probe { ...{ player, source, mime } } onProblem={ setProblem } /> }
		</li>
	);
}

/** Loads the beginning of a file, as a page does. */
function Probe( {
	player: { kind },
	source: { url },
	mime,
	onProblem,
}: Omit< Props, 'onRemove' > & { onProblem: ( text: string ) => void } ) {
	const element = useRef< HTMLMediaElement >( null );
	return createElement( kind, {
		ref: element,
		src: url,
		hidden: true,
		muted: true,
		preload: 'metadata',
		onError: () =>
			onProblem(
				mime && ! element.current?.canPlayType( mime )
					? __( 'Your browser cannot play this format. Others may.', 'pagewright' )
					: __(
							'This file cannot be played. It may be missing or damaged.',
							'pagewright'
						)
			),
	} );
}
