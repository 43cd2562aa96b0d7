import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { areaOf } from '../../model/edit-image/edit';
import type { History } from '../../model/edit-image/history';
import { useAnnouncedArea } from '../crop-area/use-announced-area';
import { failureText } from '../failure-text';
import { LoginLink } from '../states/LoginLink';
import { Foot } from './Foot';
import { Panel } from './Panel';
import { Stage } from './Stage';
import { Tools } from './Tools';
import { RESTORED, type EditState } from './use-edit';

interface EditorProps {
	state: EditState;
	history: History;
	leave: () => void;
	isGif: boolean;
	loginUrl: string;
}

/** The image with its tools, numbers and buttons. */
export function Editor( { state, history, leave, isGif, loginUrl }: EditorProps ) {
	const { source, failure, dispatch, work } = state;
	const [ isBroken, setBroken ] = useState( false );
	const isDisabled = work !== null || ! source;
	useAnnouncedArea( areaOf( history.edit, history.image ) );
	return (
		<>
			<div className="pagewright-edit-image__main">
				<div className="pagewright-edit-image__view">
					<Stage
						{ ...{ history, dispatch, isDisabled } }
						url={ source?.url ?? '' }
						onLoad={ ( isShown ) => setBroken( ! isShown ) }
					/>
					<Tools { ...{ history, dispatch, isDisabled } } />
				</div>
				<div className="pagewright-edit-image__side">
					{ failure && (
						<Notice status="error" isDismissible={ false }>
							{ failureText( failure ) } <LoginLink { ...{ failure, loginUrl } } />
						</Notice>
					) }
					{ isBroken && (
						<Notice status="error" isDismissible={ false }>
							{ __( 'Your browser cannot show this image.', 'pagewright' ) }
						</Notice>
					) }
					{ state.isRestored && (
						<Notice status="success" isDismissible={ false }>
							{ RESTORED() }
						</Notice>
					) }
					{ isGif && state.isDirty && (
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'If this GIF is animated, only its first frame is kept.',
								'pagewright'
							) }
						</Notice>
					) }
					<Panel { ...{ state, history, isDisabled } } />
				</div>
			</div>
			<Foot { ...{ state, leave } } isBroken={ isBroken } />
		</>
	);
}
