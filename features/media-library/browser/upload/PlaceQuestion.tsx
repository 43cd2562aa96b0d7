import type { ReactNode } from 'react';
import { Button, CheckboxControl, Flex } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ImageChoices } from '../../model/uploads/questions';

type Place = NonNullable< ImageChoices[ 'place' ] >;

interface Props {
	/** @param isForPage Whether the choice is for all later uploads of the page, too. */
	onChoose: ( place: Place, isForPage: boolean ) => void;
	/** More buttons. */
	children?: ReactNode;
}

/** Asks what happens to the places in photos. */
export function PlaceQuestion( { onChoose, children }: Props ) {
	const [ isForPage, setIsForPage ] = useState( false );
	return (
		<>
			<p>
				{ __(
					'Everyone who can download a photo can read the place from it, for example your home.',
					'pagewright'
				) }
			</p>
			<Flex justify="flex-start" gap={ 2 } wrap>
				<Button
					size="compact"
					variant="primary"
					onClick={ () => onChoose( 'remove', isForPage ) }
				>
					{ __( 'Remove place', 'pagewright' ) }
				</Button>
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => onChoose( 'keep', isForPage ) }
				>
					{ __( 'Keep place', 'pagewright' ) }
				</Button>
				{ children }
			</Flex>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Do this for all later uploads on this page', 'pagewright' ) }
				checked={ isForPage }
				onChange={ setIsForPage }
			/>
		</>
	);
}
