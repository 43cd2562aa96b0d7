import { __ } from '@wordpress/i18n';
import { startOf, type CropStart } from '../../../model/crop/crop';
import { startFrom } from '../../../model/crop/cropper';
import type { Rect, Size } from '../../../model/edit-image/geometry';
import type { CropFailure } from '../../crop-image/types';
import type { CoreModel } from '../core';
import type { CropButton, CropController, CropMedia, CropOptions, CropView } from './core-crop';
import { createImageSelect } from './image-select';
import type { CropSession } from './replace-croppers';
import { sendCrop } from './send-crop';
import { wantedOf, type Wanted } from './target-of';

/** The values that the cropper shows. */
export interface CropState {
	image: Size;
	limits: CropStart;
	area: Rect;
	wanted: Wanted;
	/** Why the image was not cropped; null if nothing failed. */
	failure: CropFailure | null;
	isBusy: boolean;
}

/** The component, and what it needs. */
export interface CropPlace {
	/** Renders the state; called with each change. */
	render: ( state: CropState ) => void;
	unmount: () => void;
	/** Returns the reason of a failed request for users. */
	explain: ( attachment: CoreModel, reason: unknown ) => Promise< CropFailure >;
	/** Loads the nonce of the attachment again. Returns whether there is one. */
	renew: ( attachment: CoreModel ) => Promise< boolean >;
}

/**
 * Connects our cropper to WordPress's state: its buttons read the area from `imgSelect`, and it
 * sends the request. After a failure, the cropper stays, says why, and the buttons work again.
 */
export class OpenCropper implements CropSession {
	#state: CropState;
	#hasEnded = false;
	#isSkipping = false;
	readonly #doCrop: CropController[ 'doCrop' ];
	readonly #buttons: CropButtons;

	constructor(
		media: CropMedia,
		private readonly view: CropView,
		private readonly place: CropPlace,
		isIcon: boolean
	) {
		const { controller } = view;
		const { attachment } = view.options;
		const wanted = wantedOf( controller, isIcon );
		const image = sizeOf( attachment );
		const options = optionsOf( controller, attachment );
		const whole = { ...image, hasFlexWidth: true, hasFlexHeight: true };
		const limits = startFrom( options, image ) ?? startOf( image, wanted.target ?? whole );
		this.#state = {
			image,
			limits,
			area: limits.area,
			wanted,
			failure: null,
			isBusy: false,
		};
		controller.imgSelect = createImageSelect( {
			options,
			area: () => this.#state.area,
			onOptions: ( changed ) => {
				const next = startFrom( changed, image );
				if ( next ) {
					this.#change( { limits: next, area: next.area } );
				}
			},
		} );
		this.#doCrop = controller.doCrop;
		controller.doCrop = ( of ) =>
			this.#watch(
				sendCrop(
					() => this.#doCrop.call( controller, of ),
					() => place.renew( of )
				)
			);
		this.#buttons = new CropButtons( media, view, ( run ) => this.#skip( run ) );
		this.#buttons.showBack();
		place.render( this.#state );
	}

	setArea = ( area: Rect ) => this.#change( { area } );

	/** The image has loaded, or cannot be shown. */
	imageLoaded = ( isShown: boolean ) => {
		if ( isShown && ! this.#hasEnded ) {
			this.#buttons.show( false );
		}
	};

	stays = () => this.#isSkipping;

	end(): void {
		if ( ! this.#hasEnded ) {
			this.#hasEnded = true;
			this.view.controller.doCrop = this.#doCrop;
			this.place.unmount();
		}
	}

	/**
	 * WordPress's button removes the cropper before it sends a request for the whole image, so that
	 * nothing could say why that failed.
	 */
	#skip( run: () => void ): void {
		const { controller } = this.view;
		this.#isSkipping =
			Boolean( controller.get( 'hasRequiredAspectRatio' ) ) &&
			! controller.get( 'canSkipCrop' );
		run();
		this.#isSkipping = false;
	}

	#watch( request: ReturnType< CropController[ 'doCrop' ] > ) {
		this.#change( { isBusy: true, failure: null } );
		return request.fail( ( reason ) => {
			void this.place.explain( this.view.options.attachment, reason ).then( ( failure ) => {
				if ( ! this.#hasEnded ) {
					this.#change( { isBusy: false, failure } );
					this.#buttons.show( true );
				}
			} );
		} );
	}

	#change( changes: Partial< CropState > ): void {
		this.#state = { ...this.#state, ...changes };
		if ( ! this.#hasEnded ) {
			this.place.render( this.#state );
		}
	}
}

/** The buttons below the cropper: those of WordPress, and one that returns to the files. */
class CropButtons {
	constructor(
		private readonly media: CropMedia,
		private readonly view: CropView,
		private readonly onSkip: ( run: () => void ) => void
	) {}

	/**
	 * Shows all buttons, in the state before they were pressed.
	 *
	 * @param isAgain Whether one of them was pressed: it has lost the focus.
	 */
	show( isAgain: boolean ): void {
		const { frame } = this.view.controller;
		const { activeElement: focused, body } = this.view.el.ownerDocument;
		const isFocused =
			isAgain && ( focused === body || frame.toolbar.get()?.el.contains( focused ) );
		// WordPress's state creates the buttons on this event.
		this.view.trigger( 'image-loaded' );
		const toolbar = frame.toolbar.get() as
			( CropView & { get: ( id: string ) => CropButton | undefined } ) | undefined;
		const skip = toolbar?.get( 'skip' );
		const click = skip?.options.click;
		if ( skip && click ) {
			const { onSkip } = this;
			skip.options.click = function ( this: unknown, ...values ) {
				onSkip( () => click.apply( this, values ) );
			};
		}
		this.#addBack();
		if ( isFocused ) {
			toolbar?.get( 'insert' )?.el.focus();
		}
	}

	/** Shows only the button that returns, while the image loads. */
	showBack(): void {
		const { frame } = this.view.controller;
		frame.toolbar.set( new this.media.view.Toolbar( { controller: frame } ) );
		this.#addBack();
	}

	#addBack(): void {
		const { frame } = this.view.controller;
		frame.toolbar.get()?.set(
			'pagewrightBack',
			new this.media.view.Button( {
				controller: frame,
				text: __( 'Back', 'pagewright' ),
				// Before the others.
				priority: 60,
				click: () => this.#goBack(),
			} )
		);
	}

	#goBack(): void {
		const { controller } = this.view;
		const { frame } = controller;
		// WordPress's state adds these each time it opens, as it expects that the frame closes.
		frame.off( 'content:create:crop', controller.createCropContent, controller );
		frame.off( 'close', controller.removeCropper, controller );
		// WordPress's button has taken its text out of these options when it was first shown.
		delete frame.options.button?.items;
		frame.setState( frame.lastState()?.id ?? 'library' );
	}
}

function optionsOf( controller: CropController, attachment: CoreModel ) {
	const options = controller.get( 'imgSelectOptions' ) as CropOptions | undefined;
	return ( typeof options === 'function' ? options( attachment, controller ) : options ) ?? {};
}

/** WordPress does not know the size of images that it cannot read. */
const sizeOf = ( attachment: CoreModel ): Size => ( {
	width: Math.max( 1, Number( attachment.get( 'width' ) ) || 1 ),
	height: Math.max( 1, Number( attachment.get( 'height' ) ) || 1 ),
} );
