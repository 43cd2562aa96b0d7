import { Button, SelectControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useContext, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Values } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { toKey, unavailableLabel } from '../form/options';
import { RootContext } from '../form/root';
import { presetOptions } from './options';
import { leaves, merged, restored, withValueAt } from './merge';

/**
 * Renders a choice that fills in other fields, and a button that restores their values from before
 * the first choice.
 */
export function PresetsInput( props: ControlProps< 'presets' > ) {
	const { id, path, field, value } = props;
	const root = useContext( RootContext );
	const [ before, setBefore ] = useState< Values | null >( null );
	const select = useRef< HTMLSelectElement >( null );
	const touched = useRef< string[][] >( [] );
	const place = path.split( '.' );

	const choose = ( key: string ) => {
		const preset = field.presets?.[ key ];
		setBefore( before ?? root.read() );
		touched.current.push( place, ...leaves( preset?.values ?? {} ) );
		root.update( ( latest ) =>
			withValueAt( merged( latest, preset?.values ?? {} ), place, key )
		);
		speak(
			sprintf(
				/* translators: %s: name of a preset, e.g. "Grid". */
				__( '%s applied.', 'pagewright' ),
				preset?.label ?? key
			)
		);
	};
	const undo = () => {
		if ( before !== null ) {
			root.update( ( latest ) => restored( latest, before, touched.current ) );
			touched.current = [];
			setBefore( null );
			// The button disappears; moves the focus.
			select.current?.focus();
			speak( __( 'Changes undone.', 'pagewright' ) );
		}
	};

	const key = toKey( value );
	const options = presetOptions( field );
	const isKnown = options.some( ( option ) => option.value === key );
	const lead = key === '' ? __( 'Select…', 'pagewright' ) : unavailableLabel( key );
	return (
		<div className="pagewright-presets">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ select }
				id={ id }
				value={ key }
				options={ isKnown ? options : [ { value: key, label: lead }, ...options ] }
				onChange={ choose }
				{ ...inputAttributes( props ) }
			/>
			{ before !== null && (
				<Button variant="link" onClick={ undo }>
					{ __( 'Undo the template', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}
