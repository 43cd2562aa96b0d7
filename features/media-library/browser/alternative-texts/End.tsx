import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, Icon } from '@wordpress/icons';
import type { TextListKind } from '../../text-port';

interface EndProps {
	kind: TextListKind;
	/** Number of images that the user may not edit. */
	left: number;
}

/** The end of a list. Its heading gets the focus that the field had. */
export function End( { kind, left }: EndProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className="pagewright-alternative-texts__end">
			<Icon icon={ check } size={ 48 } />
			<h2 ref={ heading } tabIndex={ -1 }>
				{ endText( kind, left ) }
			</h2>
			{ left > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of images. */
						_n(
							'%d image of other users is left, which you may not edit.',
							'%d images of other users are left, which you may not edit.',
							left,
							'pagewright'
						),
						left
					) }
				</p>
			) }
			{ left === 0 && kind === 'missing' && (
				<p>{ __( 'Decorative images need none.', 'pagewright' ) }</p>
			) }
		</div>
	);
}

function endText( kind: TextListKind, left: number ): string {
	if ( kind === 'decorative' ) {
		return left > 0
			? __( 'No decorative image that you may edit', 'pagewright' )
			: __( 'No image is marked as decorative', 'pagewright' );
	}
	// Users who may only edit own images see no others in the list.
	return __( 'All images that you may edit have an alternative text', 'pagewright' );
}
