import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailurePanel } from '../states/FailurePanel';
import type { BrowserProps } from '../types';
import type { BrowserState } from '../use-browser';
import { useCode } from '../use-code';

interface FoldersProps {
	props: BrowserProps;
	browser: BrowserState;
}

/** The folders beside the files, or over them in a narrow browser. Their code loads when they appear. */
export function Folders( { props, browser }: FoldersProps ) {
	const { isOpen } = browser.folders;
	return isOpen ? <Panel { ...{ props, browser } } /> : null;
}

function Panel( { props, browser }: FoldersProps ) {
	const { folders, isNarrow } = browser;
	const { code, hasFailed, load } = useCode( loadFolders );
	const panel = useRef< HTMLElement >( null );
	// The button that had the focus becomes inert. Keys work while the code loads.
	useLayoutEffect( () => {
		if ( isNarrow ) {
			panel.current?.focus();
		}
	}, [ isNarrow ] );
	return (
		<section
			ref={ panel }
			tabIndex={ -1 }
			className={ `pagewright-media-library__folders${ isNarrow ? ' is-sheet' : '' }` }
			aria-label={ __( 'Folders', 'pagewright' ) }
			aria-busy={ ! code && ! hasFailed }
		>
			{ code && (
				<code.FolderPanel
					{ ...{ folders } }
					context={ props.context }
					isOver={ isNarrow }
				/>
			) }
			{ hasFailed && (
				<FailurePanel
					failure={ { kind: 'network' } }
					loginUrl={ props.context.loginUrl }
					onRetry={ load }
				/>
			) }
		</section>
	);
}

/** Loads the code of folders. */
export const loadFolders = () => import( /* webpackChunkName: "media-folders" */ './FolderPanel' );
