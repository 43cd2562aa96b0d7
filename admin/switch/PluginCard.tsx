import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SwitchFound, SwitchPlugin } from '../../rest/switch-status/client';
import { NextStep } from './NextStep';
import { historyText, moreText, stateText } from './texts';
import { WayBack } from './WayBack';

interface PluginCardProps {
	plugin: SwitchPlugin;
	onDone: () => void;
}

/** One replaced plugin: state, data, differences, the next step, and how to return. */
export function PluginCard( { plugin, onDone }: PluginCardProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const step = plugin.next?.name;
	const lastStep = useRef( step );
	// The clicked button is removed after its step.
	useEffect( () => {
		if ( lastStep.current !== step ) {
			lastStep.current = step;
			heading.current?.focus();
		}
	}, [ step ] );
	const id = `pagewright-switch-${ plugin.id }`;
	return (
		<article className="pagewright-switch__card" aria-labelledby={ id }>
			<header>
				<h2 id={ id } ref={ heading } tabIndex={ -1 }>
					{ plugin.name }
				</h2>
				<span className={ `pagewright-switch__state is-${ plugin.state }` }>
					{ stateText( plugin.state ) }
				</span>
			</header>
			{ plugin.found.length > 0 && (
				<ul className="pagewright-switch__found">
					{ plugin.found.map( ( found ) => (
						<FoundLine key={ found.id } found={ found } />
					) ) }
				</ul>
			) }
			{ plugin.differences.length > 0 && (
				<details className="pagewright-switch__more">
					<summary>{ __( 'What changes', 'pagewright' ) }</summary>
					<ul>
						{ plugin.differences.map( ( text ) => (
							<li key={ text }>{ text }</li>
						) ) }
					</ul>
				</details>
			) }
			<NextStep plugin={ plugin } onDone={ onDone } />
			<WayBack plugin={ plugin } onDone={ onDone } />
			{ plugin.history.length > 0 && (
				<details className="pagewright-switch__more">
					<summary>{ __( 'History', 'pagewright' ) }</summary>
					<ul>
						{ plugin.history.map( ( entry ) => (
							<li key={ `${ entry.time }-${ entry.step }` }>
								{ historyText( entry ) }
							</li>
						) ) }
					</ul>
				</details>
			) }
		</article>
	);
}

function FoundLine( { found }: { found: SwitchFound } ) {
	return (
		<li className={ found.isWarning ? 'is-warning' : undefined }>
			{ found.details.length === 0 ? (
				found.text
			) : (
				<details>
					<summary>{ found.text }</summary>
					<ul>
						{ found.details.map( ( detail, i ) => (
							<li key={ i }>{ detail }</li>
						) ) }
						{ found.more > 0 && <li>{ moreText( found.more ) }</li> }
					</ul>
				</details>
			) }
		</li>
	);
}
