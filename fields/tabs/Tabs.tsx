import { TabPanel } from '@wordpress/components';
import { useContext, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Fields, TabsSchema } from '../../schema/field-types';
import { asValues, innerFields, joinPath } from '../../schema/walk';
import { countInside, ErrorContext } from '../form/errors';
import { isVisible } from '../form/conditions';
import type { GroupProps, Update } from '../form/group';
import { fieldLabel } from '../form/label';
import { useTabKeys } from './use-tab-keys';

/** Renders sections of one object as tabs, one at a time. */
export function Tabs( {
	name,
	path,
	field,
	value,
	update,
	states,
	depth,
	renderFields,
}: GroupProps< TabsSchema > ) {
	const id = useId();
	const root = useRef< HTMLDivElement >( null );
	useTabKeys( root );
	const report = useContext( ErrorContext );
	const values = asValues( value );
	const sections = Object.entries( field.fields ?? {} ).filter( ( [ , section ] ) =>
		isVisible( section, states )
	);
	const tabs = sections.map( ( [ key, section ] ) => {
		const label = fieldLabel( section, key );
		const isWrong = countInside( report, joinPath( path, key ) ) > 0;
		return {
			name: key,
			/* translators: %s: name of a tab. */
			title: isWrong ? sprintf( __( '%s (has errors)', 'pagewright' ), label ) : label,
		};
	} );
	return (
		<div ref={ root } className="pagewright-tabs" role="group" aria-labelledby={ id }>
			<span id={ id } className="pagewright-field__label">
				{ fieldLabel( field, name ) }
			</span>
			{ field.description && <p className="pagewright-field__help">{ field.description }</p> }
			{ tabs.length > 0 && (
				<TabPanel tabs={ tabs }>
					{ ( { name: key } ) => {
						const section = field.fields[ key ];
						const inside: Update = ( change ) =>
							update( ( latest ) => {
								const around = asValues( latest[ name ] );
								return {
									...latest,
									[ name ]: {
										...around,
										[ key ]: change( asValues( around[ key ] ) ),
									},
								};
							} );
						return renderFields( {
							fields: ( section && innerFields( section ) ) ?? ( {} as Fields ),
							values: asValues( values[ key ] ),
							path: joinPath( path, key ),
							update: inside,
							states,
							depth: depth + 2,
						} );
					} }
				</TabPanel>
			) }
		</div>
	);
}
