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
	/**
	 * Whether the gallery gets more files. Blocks pass it if they are empty, or if their file is replaced. Side panels do
	 * not pass it.
	 */
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

/** Called with the types of files that a dialog will show; empty for all. */
type OnAbout = ( types: string[] ) => void;

const typesOf = ( types: MediaUploadProps[ 'allowedTypes' ] ): string[] => [ types ?? [] ].flat();

/** A component that opens dialogs. */
interface Opener {
	props: Readonly< MediaUploadProps >;
	openOriginal: () => void;
	/** Closes our dialog while it is open. */
	abort?: AbortController | null;
}
type Open = ( opener: Opener ) => Promise< void >;

/** WordPress's component. */
export interface CoreMediaUpload {
	prototype: Opener & { openModal: () => void; componentWillUnmount?: () => void };
}

/**
 * Opens our dialog in the block editor.
 *
 * @param dialog  Our dialog.
 * @param onAbout Called with the types of files when a block appears that can open the dialog.
 * @param Direct  Component that forms of the site editor use without the filter.
 */
export function replaceMediaUpload(
	dialog: OwnDialog,
	onAbout: OnAbout,
	Direct: CoreMediaUpload | undefined
): void {
	const open = createOpen( coreTexts(), dialog );
	addFilter(
		'editor.MediaUpload',
		'pagewright/own-media-dialog',
		// Another plugin may have removed the component.
		( Original: ComponentType< MediaUploadProps > | null ) =>
			Original && withOwnDialog( Original, open, onAbout ),
		// After the editor has added its own component.
		20
	);
	if ( Direct ) {
		const { prototype } = Direct;
		prototype.openOriginal = prototype.openModal;
		prototype.openModal = function () {
			void open( this );
		};
		const unmount = prototype.componentWillUnmount;
		prototype.componentWillUnmount = function () {
			this.abort?.abort();
			unmount?.call( this );
		};
	}
}

/** Returns a function that opens our dialog for a component, or else the original one. */
export const createOpen =
	( texts: Texts, dialog: OwnDialog ): Open =>
	async ( opener ) => {
		if ( ! dialog.isPossible() ) {
			opener.openOriginal();
		} else if ( ! opener.abort ) {
			const abort = new AbortController();
			opener.abort = abort;
			const result = await dialog.open( requestOf( opener.props, texts ), abort.signal );
			opener.abort = null;
			if ( abort.signal.aborted ) {
				return;
			}
			if ( result.type === 'turnedOff' ) {
				opener.openOriginal();
				return;
			}
			const { multiple, onSelect, onClose } = opener.props;
			onClose?.();
			if ( result.type === 'chosen' ) {
				onSelect( multiple ? result.attachments : result.attachments[ 0 ]! );
			}
		}
	};

/**
 * Returns a component that opens our dialog instead of the one of the original. Plugins extend what
 * this filter returns, so that it is a class.
 */
export const withOwnDialog = (
	Original: ComponentType< MediaUploadProps >,
	open: Open,
	onAbout: OnAbout
) =>
	class MediaUpload extends Component< MediaUploadProps > implements Opener {
		openOriginal = () => {};
		abort?: AbortController | null;
		open = () => open( this );

		override componentDidMount() {
			const { props } = this;
			if ( 'addToGallery' in props && navigator.userActivation?.hasBeenActive ) {
				onAbout( typesOf( props.allowedTypes ) );
			}
		}

		override componentWillUnmount() {
			this.abort?.abort();
		}

		override render() {
			return (
				<Original
					{ ...this.props }
					render={ ( controls ) => {
						this.openOriginal = controls.open;
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
		types: typesOf( allowedTypes ?? ( isFeatured || props.gallery ? 'image' : null ) ),
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
