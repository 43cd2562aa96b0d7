import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { configuration } from './configuration';
import { described } from './described';
import type { TabProps } from './parts';
import { Problems } from './Problems';

/** Messages of the form for visitors. */
export function MessagesTab( { state, dispatch }: TabProps ) {
	return (
		<section className="pagewright-forms__panel" aria-label={ __( 'Messages', 'pagewright' ) }>
			<p>
				{ __(
					'The messages that visitors see. Leave a field empty to use its placeholder text. You can use fields in square brackets, such as [your-name].',
					'pagewright'
				) }
			</p>
			<div className="pagewright-forms__messages">
				{ Object.entries( configuration().messages ).map( ( [ key, message ] ) => {
					const problems = state.problems[ `messages.${ key }` ];
					const id = `pagewright-message-${ key }`;
					return (
						<div key={ key }>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ message.description }
								placeholder={ message.default }
								{ ...described( id, problems ) }
								value={ state.draft.messages[ key ] ?? '' }
								onChange={ ( text ) =>
									dispatch( { type: 'message-changed', key, text } )
								}
							/>
							<Problems of={ id } found={ problems } />
						</div>
					);
				} ) }
			</div>
		</section>
	);
}
