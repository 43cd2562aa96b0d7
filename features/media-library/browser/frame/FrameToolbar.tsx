import type { ReactNode } from 'react';
import { Button as Control } from '@wordpress/components';
import type { FrameState, StateId } from '../../model/states';
import { isEnabled, type Button, type ToolbarFacts } from '../../model/toolbar';
import { buttonText } from './texts';

interface FrameToolbarProps {
	id: StateId;
	state: FrameState;
	facts: ToolbarFacts;
	/** Text of the primary button; undefined for that of the state. */
	primary: string | undefined;
	/** Whether the primary button waits. */
	isBusy?: boolean | undefined;
	onButton: ( button: Button ) => void;
	children?: ReactNode;
}

/** The buttons below the content. Disabled ones keep their place and can be focused. */
export function FrameToolbar( props: FrameToolbarProps ) {
	const { id, state, facts, primary, onButton, children } = props;
	const buttons = [ ...state.buttons ].sort( ( one, other ) => one.priority - other.priority );
	if ( ! state.primary && buttons.length === 0 && ! children ) {
		return null;
	}
	const control = ( button: Button, variant: 'primary' | 'secondary', text: string ) => (
		<Control
			key={ button.id }
			variant={ variant }
			isBusy={ variant === 'primary' && props.isBusy }
			disabled={ ! isEnabled( button, facts ) }
			accessibleWhenDisabled
			onClick={ () => onButton( button ) }
			__next40pxDefaultSize
		>
			{ text }
		</Control>
	);
	return (
		<footer className="pagewright-media-library__foot">
			{ children }
			<div className="pagewright-media-library__foot-buttons">
				{ buttons.map( ( button ) =>
					control( button, 'secondary', buttonText( button.id, id ) )
				) }
				{ state.primary &&
					control(
						state.primary,
						'primary',
						primary ?? buttonText( state.primary.id, id )
					) }
			</div>
		</footer>
	);
}
