import { on, tell } from '../stage';
import type { Stage } from '../stage';
import { createButton } from './button';

interface PhoneVideo extends HTMLVideoElement {
	webkitEnterFullscreen?: () => void;
	webkitSupportsFullscreen?: boolean;
	webkitSetPresentationMode?: ( mode: string ) => void;
	webkitPresentationMode?: string;
}
interface OldElement extends HTMLElement {
	webkitRequestFullscreen?: () => void;
}
interface OldDocument extends Document {
	webkitFullscreenElement?: Element | null;
	webkitExitFullscreen?: () => void;
}

/** Returns whether the player is in full screen. */
const isFull = ( { root, doc }: Stage ) =>
	( doc.fullscreenElement ?? ( doc as OldDocument ).webkitFullscreenElement ) === root;

/** Toggles full screen of the player, or of the video on phones that support only that. */
export function toggleFullscreen( stage: Stage ): void {
	const root = stage.root as OldElement;
	const doc = stage.doc as OldDocument;
	if ( isFull( stage ) ) {
		( doc.exitFullscreen ?? doc.webkitExitFullscreen ).call( doc )?.catch?.( () => {} );
	} else if ( root.requestFullscreen ) {
		root.requestFullscreen().catch( () => {} );
	} else if ( root.webkitRequestFullscreen ) {
		root.webkitRequestFullscreen();
	} else {
		( stage.element as PhoneVideo | undefined )?.webkitEnterFullscreen?.();
	}
}

export function createFullscreen( stage: Stage ): HTMLElement | undefined {
	const { root, doc, settings, signal } = stage;
	const video = stage.element as PhoneVideo | undefined;
	if (
		! doc.fullscreenEnabled &&
		! ( root as OldElement ).webkitRequestFullscreen &&
		! video?.webkitEnterFullscreen
	) {
		return undefined;
	}
	const { node, say } = createButton( stage, 'fullscreen', () => toggleFullscreen( stage ) );
	const update = () => {
		const isOn = isFull( stage );
		root.classList.toggle( 'is-fullscreen', isOn );
		say(
			isOn ? settings.texts.exitFullscreen : settings.texts.fullscreen,
			isOn ? 'exitFullscreen' : 'fullscreen'
		);
	};
	for ( const name of [ 'fullscreenchange', 'webkitfullscreenchange' ] ) {
		root.addEventListener(
			name,
			() => {
				update();
				tell( stage, 'fullscreen', { isOn: isFull( stage ) } );
			},
			{ signal }
		);
	}
	signal.addEventListener( 'abort', () => root.classList.remove( 'is-fullscreen' ) );
	update();
	return node;
}

/** Creates the picture-in-picture button. */
export function createPip( stage: Stage ): HTMLElement | undefined {
	const { doc, settings } = stage;
	const video = stage.element as PhoneVideo | undefined;
	const isStandard = doc.pictureInPictureEnabled && ! video?.disablePictureInPicture;
	if ( ! video || ! ( isStandard || video.webkitSetPresentationMode ) ) {
		return undefined;
	}
	const isOn = () =>
		isStandard
			? doc.pictureInPictureElement === video
			: video.webkitPresentationMode === 'picture-in-picture';
	const { node, say } = createButton( stage, 'pip', () => {
		if ( ! isStandard ) {
			video.webkitSetPresentationMode!( isOn() ? 'inline' : 'picture-in-picture' );
		} else if ( isOn() ) {
			doc.exitPictureInPicture().catch( () => {} );
		} else {
			video.requestPictureInPicture().catch( () => {} );
		}
	} );
	const update = () => say( isOn() ? settings.texts.exitPip : settings.texts.pip, 'pip' );
	on(
		stage,
		'enterpictureinpicture leavepictureinpicture webkitpresentationmodechanged',
		update
	);
	update();
	return node;
}
