import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FileText } from './FileText';
import type { PlayerDetailsProps, PlayerPartProps } from './types';
import { useRemoval } from './use-removal';

type Props = PlayerPartProps & Pick< PlayerDetailsProps, 'onChoosePoster' >;

/** The image that a video shows before it plays. */
export function PosterFields( { player: { poster }, tell, onChoosePoster }: Props ) {
	const [ place, beforeRemoval ] = useRemoval< HTMLFieldSetElement >();
	const [ broken, setBroken ] = useState( '' );
	return (
		<fieldset ref={ place }>
			<legend>{ __( 'Poster image', 'pagewright' ) }</legend>
			{ poster && (
				<div className="pagewright-media-player-details__row">
					{ broken !== poster && (
						<img src={ poster } alt="" onError={ () => setBroken( poster ) } />
					) }
					<FileText
						url={ poster }
						problem={
							broken === poster
								? __( 'This image cannot be loaded.', 'pagewright' )
								: ''
						}
					/>
				</div>
			) }
			<div className="pagewright-media-player-details__actions">
				<Button variant="secondary" data-action="poster" onClick={ onChoosePoster }>
					{ poster
						? __( 'Replace poster image', 'pagewright' )
						: __( 'Choose poster image', 'pagewright' ) }
				</Button>
				{ poster && (
					<Button
						variant="tertiary"
						isDestructive
						data-remove=""
						onClick={ () => {
							beforeRemoval( 0 );
							tell( { type: 'posterRemoved' } );
							speak( __( 'Poster image removed.', 'pagewright' ) );
						} }
					>
						{ __( 'Remove poster image', 'pagewright' ) }
					</Button>
				) }
			</div>
		</fieldset>
	);
}
