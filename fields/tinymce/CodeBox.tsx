import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link, media as mediaIcon } from '@wordpress/icons';
import { isMediaAvailable, openMediaFrame } from '../../media';
import { attachmentHtml } from './attachment-html';
import { canLink, openLinkDialog } from './editor';

interface CodeBoxProps {
	id: string;
	text: string;
	rows: number;
	/** Undefined: as high as `rows` need. */
	heightPx: number | undefined;
	onChange: ( text: string ) => void;
}

/** Renders the text as HTML, with WordPress's own dialogs for links and files. */
export function CodeBox( { id, text, rows, heightPx, onChange }: CodeBoxProps ) {
	const box = useRef< HTMLTextAreaElement >( null );
	const addMedia = async () => {
		const { selectionStart: start, selectionEnd: end } = box.current!;
		const attachment = await openMediaFrame( {
			title: __( 'Add media', 'pagewright' ),
			button: __( 'Insert into text', 'pagewright' ),
		} );
		const area = box.current;
		if ( area && attachment ) {
			area.setRangeText( attachmentHtml( attachment ), start, end, 'end' );
			onChange( area.value );
		}
		area?.focus();
	};
	const addLink = () => openLinkDialog( id, () => onChange( box.current?.value ?? text ) );
	return (
		<>
			<div
				className="pagewright-tinymce__tools"
				role="group"
				aria-label={ __( 'Insert', 'pagewright' ) }
			>
				{ canLink() && (
					<Button size="compact" variant="secondary" icon={ link } onClick={ addLink }>
						{ __( 'Link', 'pagewright' ) }
					</Button>
				) }
				{ isMediaAvailable() && (
					<Button
						size="compact"
						variant="secondary"
						icon={ mediaIcon }
						onClick={ addMedia }
					>
						{ __( 'Add media', 'pagewright' ) }
					</Button>
				) }
			</div>
			<textarea
				ref={ box }
				id={ id }
				className="pagewright-tinymce__code"
				data-draft=""
				aria-label={ __( 'HTML code', 'pagewright' ) }
				rows={ rows }
				style={ heightPx === undefined ? undefined : { blockSize: heightPx } }
				spellCheck={ false }
				value={ text }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
		</>
	);
}
