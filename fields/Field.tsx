import { useContext, useEffect, useId, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FieldOptions, Json, Values } from '../schema/field-types';
import { effectiveValue } from '../schema/walk';
import type { AnyFieldModule } from './registry';
import { findField } from './registry';
import { ErrorContext, visibleMessage } from './form/errors';
import type { Update } from './form/group';
import { KeptValue } from './form/KeptValue';
import { fieldLabel } from './form/label';
import { RequiredMark } from './form/RequiredMark';
import { isUnreadable } from './form/unreadable';
import { isMissing, requiredMessage } from './form/validate';

interface FieldProps {
	name: string;
	path: string;
	field: FieldOptions;
	/** The saved object that contains the field. */
	values: Values;
	update: Update;
}

/** Renders the label, help and error around a control. */
export function Field( props: FieldProps ) {
	const { field, path } = props;
	const module = findField( field.type );
	useEffect( () => {
		if ( module === undefined ) {
			// eslint-disable-next-line no-console -- shows the field's name to the developer of the widget.
			console.error(
				`Pagewright: the field "${ path }" has the unknown type "${ field.type }".`
			);
		}
	}, [ module, path, field.type ] );
	return module === undefined ? <KeptValue /> : <KnownField { ...props } module={ module } />;
}

function KnownField( {
	name,
	path,
	field,
	values,
	update,
	module,
}: FieldProps & { module: AnyFieldModule } ) {
	const { Control } = module;
	const id = `pagewright-${ useId().replaceAll( ':', '' ) }`;
	const { message, onBlur } = useMessage( { name, path, field, values } );
	const onChange = ( value: Json, companions: Values = {} ) =>
		update( ( latest ) => ( { ...latest, ...companions, [ name ]: value } ) );
	const isLost = useIsLost( module, { name, field, values } );
	const describedBy = [
		field.description && `${ id }-help`,
		isLost && `${ id }-lost`,
		message && `${ id }-error`,
	]
		.filter( Boolean )
		.join( ' ' );
	const group = module.isGroup
		? {
				role: 'group',
				'aria-labelledby': `${ id }-label`,
				'aria-describedby': describedBy || undefined,
			}
		: {};

	return (
		<div
			className={ `pagewright-field__inner${ message ? ' is-invalid' : '' }` }
			onBlur={ onBlur }
			{ ...group }
		>
			{ ! module.hasOwnLabel && (
				<Label
					id={ id }
					text={ fieldLabel( field, name ) }
					isGroup={ module.isGroup }
					isRequired={ field.required }
				/>
			) }
			<div className="pagewright-field__control">
				<Control
					id={ id }
					name={ name }
					path={ path }
					field={ field }
					value={ effectiveValue( field, values[ name ] ) }
					siblings={ values }
					onChange={ onChange }
					isInvalid={ message !== '' }
					describedBy={ describedBy || undefined }
					labelId={ `${ id }-label` }
				/>
			</div>
			<FieldNotes
				id={ id }
				description={ field.description }
				isLost={ isLost }
				message={ message }
			/>
		</div>
	);
}

/** Returns whether the control cannot show the saved value. */
function useIsLost(
	module: AnyFieldModule,
	{ name, field, values }: Pick< FieldProps, 'name' | 'field' | 'values' >
): boolean {
	return useMemo( () => {
		const clean = ( raw: Json | undefined ) => module.clean?.( raw, field, values, name );
		const raw = values[ name ];
		return typeof raw === 'object' && isUnreadable( raw, clean( raw ), clean( undefined ) );
	}, [ module, field, values, name ] );
}

interface FieldNotesProps {
	id: string;
	description: string | undefined;
	/** Whether the saved value cannot be shown. */
	isLost: boolean;
	/** Error, or ''. */
	message: string;
}

function FieldNotes( { id, description, isLost, message }: FieldNotesProps ) {
	return (
		<div className="pagewright-field__notes">
			{ description && (
				<p id={ `${ id }-help` } className="pagewright-field__help">
					{ description }
				</p>
			) }
			{ isLost && (
				<p id={ `${ id }-lost` } className="pagewright-field__help">
					{ __(
						'This field cannot read the saved value. The value is kept until you change it.',
						'pagewright'
					) }
				</p>
			) }
			<p
				id={ `${ id }-error` }
				className="pagewright-field__error"
				aria-live="polite"
				hidden={ message === '' }
			>
				{ message }
			</p>
		</div>
	);
}

function useMessage( { name, path, field, values }: Omit< FieldProps, 'update' > ) {
	const report = useContext( ErrorContext );
	const [ wasLeft, setWasLeft ] = useState( false );
	const isEmpty = isMissing( field, values, name );
	const own =
		isEmpty && wasLeft && report.validateOn === 'blur'
			? requiredMessage( fieldLabel( field, name ) )
			: '';
	return {
		message: visibleMessage( report, path, values[ name ], isEmpty ) || own,
		onBlur: () => setWasLeft( true ),
	};
}

function Label( {
	id,
	text,
	isGroup,
	isRequired,
}: {
	id: string;
	text: string;
	isGroup?: boolean | undefined;
	isRequired?: boolean | undefined;
} ) {
	const content = (
		<>
			{ text }
			{ isRequired && <RequiredMark /> }
		</>
	);
	return isGroup ? (
		<span id={ `${ id }-label` } className="pagewright-field__label">
			{ content }
		</span>
	) : (
		<label id={ `${ id }-label` } htmlFor={ id } className="pagewright-field__label">
			{ content }
		</label>
	);
}
