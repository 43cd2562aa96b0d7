import type { AreaOptions } from '../../../model/crop/cropper';
import type { CoreMedia, CoreModel, CoreView, ViewClass } from '../core';
import type { ImageSelect } from './image-select';

/** A promise of jQuery, which calls back at once, in the order of the listeners. */
export interface CoreRequest {
	fail: ( listener: ( reason?: unknown ) => void ) => CoreRequest;
	/** Returns a promise of jQuery, which calls back later. */
	then: ( done: undefined, fail: ( reason?: unknown ) => PromiseLike< unknown > ) => CoreRequest;
}

interface CoreRegion {
	get: () => CoreView | undefined;
	set: ( view: CoreView ) => void;
}

/** The frame of a cropper. */
export interface CropFrame {
	off: ( event: string, listener: () => void, context: unknown ) => void;
	toolbar: CoreRegion;
	/** Options of its caller, and the buttons that WordPress made of them. */
	options: { button?: { items?: unknown } };
	/** The state before the cropper. */
	lastState: () => { id: string } | undefined;
	setState: ( id: string ) => void;
}

/** WordPress's state "cropper", which sends the request. */
export interface CropController extends Pick< CoreModel, 'get' > {
	frame: CropFrame;
	/** Its buttons ask this for the area. */
	imgSelect?: ImageSelect;
	cropperView?: CoreView;
	createCropContent: () => void;
	removeCropper: () => void;
	doCrop: ( attachment: CoreModel ) => CoreRequest;
}

export type CropOptions =
	AreaOptions | ( ( attachment: CoreModel, controller: CropController ) => AreaOptions );

export interface CropView extends Omit< CoreView, 'options' | 'controller' > {
	controller: CropController;
	options: { attachment: CoreModel };
	trigger: ( event: string ) => void;
	/** Prints the HTML of WordPress's views. */
	template?: unknown;
}

/** A button of a toolbar. */
export interface CropButton extends CoreView {
	options: CoreView[ 'options' ] & {
		click?: ( this: unknown, ...values: unknown[] ) => void;
	};
}

/** WordPress's library with its croppers. */
export type CropMedia = Omit< CoreMedia, 'view' > & {
	view: CoreMedia[ 'view' ] & { Cropper: ViewClass; SiteIconCropper: ViewClass };
};
