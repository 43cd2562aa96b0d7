import type { KeyboardEvent, MouseEvent } from 'react';
import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../model/drafts';
import type { Attachment } from '../../port';
import { useDraft } from '../store/use-store';
import type { ShownImageProps } from './types';

interface Props extends ShownImageProps {
	/** Null while it loads. */
	attachment: Attachment | null;
}

/** The field for the text, which has the focus. Enter saves it; without a text it goes on. */
export function TextForm( props: Props ) {
	const { store, kind, entry, attachment, suggestion, onStep, onPass } = props;
	const { id, canEdit } = entry.row;
	const draft = useDraft( store, id );
	const field = useRef< HTMLTextAreaElement >( null );
	useEffect( () => {
		field.current?.focus();
		field.current?.setSelectionRange( field.current.value.length, field.current.value.length );
	}, [ id ] );
	const text = attachment ? textOf( draft, 'alt', attachment ) : '';
	const type = ( value: string ) => store.type( id, 'alt', value, true );
	const hasText = canEdit && text.trim() !== '';
	const save = () =>
		hasText ? onStep( { type: 'described', id, text: text.trim() } ) : onPass();
	const mark = () => onStep( { type: kind === 'missing' ? 'marked' : 'unmarked', id, text } );
	const onKeyDown = ( event: KeyboardEvent ) => {
		// Enter ends a word in some languages.
		if ( event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			// A key that is held belongs to the image before.
			if ( ! event.repeat ) {
				save();
			}
		}
	};
	return (
		<div className={ `pagewright-alternative-texts__form${ canEdit ? '' : ' is-locked' }` }>
			<TextareaControl
				ref={ field }
				label={ __( 'Alternative text', 'pagewright' ) }
				help={ helpText( canEdit, kind ) }
				rows={ 3 }
				dir="auto"
				value={ text }
				onChange={ type }
				onKeyDown={ onKeyDown }
				readOnly={ ! canEdit || ! attachment }
				__nextHasNoMarginBottom
			/>
			{ suggestion && suggestion !== text && canEdit && (
				<div className="pagewright-alternative-texts__suggestion">
					<p dir="auto">{ suggestion }</p>
					<Button
						variant="secondary"
						onClick={ () => {
							type( suggestion );
							field.current?.focus();
						} }
					>
						{ __( 'Use suggestion', 'pagewright' ) }
					</Button>
				</div>
			) }
			<Buttons { ...{ canEdit, hasText, kind } } onSave={ save } onMark={ mark } />
		</div>
	);
}

interface ButtonsProps {
	canEdit: boolean;
	/** Whether there is a text to save; otherwise, the image is skipped. */
	hasText: boolean;
	kind: ShownImageProps[ 'kind' ];
	onSave: () => void;
	onMark: () => void;
}

function Buttons( { canEdit, hasText, kind, onSave, onMark }: ButtonsProps ) {
	return (
		<div
			className="pagewright-alternative-texts__buttons"
			onClickCapture={ useFirstClicks( hasText ) }
		>
			<Button
				variant={ hasText ? 'primary' : 'secondary' }
				onClick={ onSave }
				__next40pxDefaultSize
			>
				{ hasText ? __( 'Save and go on', 'pagewright' ) : __( 'Skip', 'pagewright' ) }
			</Button>
			{ canEdit && (
				<Button variant="secondary" onClick={ onMark } __next40pxDefaultSize>
					{ kind === 'missing'
						? __( 'Decorative image', 'pagewright' )
						: __( 'Not decorative', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}

/**
 * Returns a callback that stops the second click of a double click: the buttons below the pointer belong to the next
 * image by then. Images may be skipped as fast as the user likes.
 */
function useFirstClicks( hasText: boolean ) {
	const isSkipping = useRef( false );
	return ( event: MouseEvent< HTMLElement > ) => {
		const isSkip =
			! hasText && event.currentTarget.firstElementChild?.contains( event.target as Node );
		if ( event.detail > 1 && ! ( isSkipping.current && isSkip ) ) {
			event.stopPropagation();
			return;
		}
		isSkipping.current = Boolean( isSkip );
	};
}

function helpText( canEdit: boolean, kind: 'missing' | 'decorative' ): string {
	if ( ! canEdit ) {
		return __( 'You may not edit this image.', 'pagewright' );
	}
	return kind === 'missing'
		? __(
				'Describe the purpose of the image. Enter saves and shows the next one. Alt+↑ or ↓ shows another one.',
				'pagewright'
			)
		: __(
				'This image is decorative. If it has a purpose, describe it, or remove the mark.',
				'pagewright'
			);
}
