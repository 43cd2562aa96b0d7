import type { ReactNode } from 'react';
import type { Tab } from '../../model/navigation';
import type { Attachment } from '../../port';
import type { WordPressPort } from '../../port/wordpress';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext, BrowserProps } from '../types';
import type { DialogRequest, DialogResult } from './request';

export type LoadChosen = WordPressPort[ 'attachments' ];

export interface MediaDialogProps {
	store: MediaStore;
	context: BrowserContext;
	request: DialogRequest;
	/** Loads attachments as callers expect them. It must be the same function each time. */
	loadChosen: LoadChosen;
	/** The last tab of the user. */
	lastTab: Tab;
	onUserSetting: NonNullable< BrowserProps[ 'onUserSetting' ] >;
	/** Called when the user changes the tab. */
	onTab: ( tab: Tab ) => void;
	/** Fields of other plugins. */
	details?: ( attachment: Attachment ) => ReactNode;
	/** Called once, when the dialog should be removed. */
	onEnd: ( result: DialogResult ) => void;
}
