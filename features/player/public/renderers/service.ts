import type { FrameMedia } from '../frame';
import type { Embed, PlayerTexts, Settings } from '../options';

export interface ServiceRequest {
	doc: Document;
	embed: Embed;
	settings: Settings;
	signal: AbortSignal;
	/** @param text Name of the text with the reason. */
	fail: ( text: keyof PlayerTexts, code: number | string ) => void;
}

/** A video site: its frame, and a medium that controls it. */
export interface Service {
	frame: HTMLIFrameElement;
	media: FrameMedia;
}

export interface ServiceModule {
	createService: ( request: ServiceRequest ) => Service;
}
