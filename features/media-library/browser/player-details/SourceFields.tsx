import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { missingFormats, sourcesOf } from '../../model/details/player';
import { SourceRow } from './SourceRow';
import { formatText } from './texts';
import type { PlayerDetailsProps, PlayerPartProps } from './types';
import { useRemoval } from './use-removal';

type Props = PlayerPartProps &
	Pick< PlayerDetailsProps, 'mimes' | 'onAddSource' > & { onReplace?: () => void };

/** The files of a player, each in another format. */
export function SourceFields( { player, tell, mimes, onAddSource, onReplace }: Props ) {
	const [ place, beforeRemoval ] = useRemoval< HTMLFieldSetElement >();
	const sources = sourcesOf( player );
	const missing = missingFormats( player, mimes );
	return (
		<fieldset ref={ place }>
			<legend>{ __( 'Files', 'pagewright' ) }</legend>
			{ sources.length > 0 ? (
				<ul className="pagewright-media-player-details__list">
					{ sources.map( ( source, at ) => (
						<SourceRow
							key={ `${ source.name } ${ source.url }` }
							{ ...{ player, source } }
							mime={ mimes[ source.format ] ?? '' }
							onRemove={ () => {
								beforeRemoval( at );
								tell( { type: 'sourceRemoved', name: source.name } );
								speak( __( 'File removed.', 'pagewright' ) );
							} }
						/>
					) ) }
				</ul>
			) : (
				<p className="pagewright-media-player-details__none">
					{ __( 'No file is chosen, so visitors see nothing.', 'pagewright' ) }
				</p>
			) }
			{ onReplace && (
				<div className="pagewright-media-player-details__actions">
					<Button variant="secondary" data-action="replace" onClick={ onReplace }>
						{ sources.length > 0
							? __( 'Replace', 'pagewright' )
							: __( 'Choose file', 'pagewright' ) }
					</Button>
				</div>
			) }
			{ ( sources.length > 0 || ! onReplace ) && missing.length > 0 && (
				<Formats { ...{ missing, onAddSource } } />
			) }
		</fieldset>
	);
}

function Formats( {
	missing,
	onAddSource,
}: { missing: readonly string[] } & Pick< Props, 'onAddSource' > ) {
	const hint = __(
		'Add the same recording in another format, for browsers that cannot play it:',
		'pagewright'
	);
	return (
		<div role="group" aria-label={ __( 'Other formats', 'pagewright' ) }>
			<p className="pagewright-media-player-details__hint">{ hint }</p>
			<div className="pagewright-media-player-details__actions">
				{ missing.map( ( format ) => (
					<Button
						key={ format }
						variant="secondary"
						size="compact"
						data-action="add"
						aria-label={ sprintf(
							/* translators: %s: format of a file, such as MP3. */
							__( 'Add %s', 'pagewright' ),
							formatText( format )
						) }
						onClick={ () => onAddSource( format ) }
					>
						{ formatText( format ) }
					</Button>
				) ) }
			</div>
		</div>
	);
}
