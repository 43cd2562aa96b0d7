import type { ComponentType, ReactNode } from 'react';
import { Component } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { coreTexts } from '../../browser/classic/core';
import type { DialogRequest } from '../../browser/dialog/request';
import type { CoreAttachment } from '../../port/core-attachment';
import type { OwnDialog } from './own-dialog';

/** Properties of WordPress's component that opens dialogs. */
export interface MediaUploadProps {
	allowedTypes?: string | readonly string[] | null;
	/** Whether files become a gallery, which the user arranges in the dialog. */
	gallery?: boolean;
	/** Whether the gallery gets more files. */
	addToGallery?: boolean;
	multiple?: boolean | 'add';
	value?: number | string | ReadonlyArray< number | string > | null;
	mode?: string;
	title?: string;
	modalClass?: string;
	unstableFeaturedImageFlow?: boolean;
	onSelect: ( chosen: CoreAttachment | readonly CoreAttachment[] ) => void;
	onClose?: () => void;
	render: ( controls: { open: () => void } ) => ReactNode;
	[ property: string ]: unknown;
}

type Texts = ReturnType< typeof coreTexts >;

/** Opens our dialog in the block editor. */
export function replaceMediaUpload( dialog: OwnDialog ): void {
	addFilter(
		'editor.MediaUpload',
		'pagewright/own-media-dialog',
		// Another plugin may have removed the component.
		( Original: ComponentType< MediaUploadProps > | null ) =>
			Original && withOwnDialog( Original, coreTexts(), dialog ),
		// After the editor has added its own component.
		20
	);
}

/**
 * Returns a component that opens our dialog instead of the one of the original. Plugins extend what
 * this filter returns, so that it is a class.
 */
export const withOwnDialog = (
	Original: ComponentType< MediaUploadProps >,
	texts: Texts,
	dialog: OwnDialog
) =>
	class MediaUpload extends Component< MediaUploadProps > {
		openOriginal = () => {};
		abort: AbortController | null = null;

		open = () => {
			if ( ! dialog.isPossible() ) {
				this.openOriginal();
			} else if ( ! this.abort ) {
				void this.openOwn();
			}
		};

		async openOwn() {
			const abort = new AbortController();
			this.abort = abort;
			const result = await dialog.open( requestOf( this.props, texts ), abort.signal );
			this.abort = null;
			if ( abort.signal.aborted ) {
				return;
			}
			if ( result.type === 'turnedOff' ) {
				this.openOriginal();
				return;
			}
			const { multiple, onSelect, onClose } = this.props;
			onClose?.();
			if ( result.type === 'chosen' ) {
				onSelect( multiple ? result.attachments : result.attachments[ 0 ]! );
			}
		}

		override componentWillUnmount() {
			this.abort?.abort();
		}

		override render() {
			return (
				<Original
					{ ...this.props }
					render={ ( { open } ) => {
						this.openOriginal = open;
						return this.props.render( { open: this.open } );
					} }
				/>
			);
		}
	};

/** Returns what the component wants the user to choose. */
function requestOf(
	{ allowedTypes, multiple, value, mode, title, modalClass, ...props }: MediaUploadProps,
	texts: Texts
): Partial< DialogRequest > {
	const isFeatured = Boolean( props.unstableFeaturedImageFlow );
	return {
		title: ( isFeatured ? texts.setFeaturedImageTitle : title ) ?? '',
		button: ( isFeatured ? texts.setFeaturedImage : '' ) ?? '',
		types: [ allowedTypes ?? ( isFeatured || props.gallery ? 'image' : [] ) ].flat(),
		multiple: multiple ?? false,
		// Plugins also pass IDs as texts.
		selected: [ value ?? [] ]
			.flat()
			.map( Number )
			.filter( ( id ) => id > 0 ),
		gallery: props.gallery,
		addToGallery: props.addToGallery,
		tab: mode === 'upload' || mode === 'browse' ? mode : null,
		className: modalClass ?? '',
	};
}
