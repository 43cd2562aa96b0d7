import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type {
	FieldOptions,
	RepeaterSchema,
	SectionSchema,
	TabsSchema,
	WidgetSchema,
} from '../schema/field-types';
import { joinPath, MAX_DEPTH } from '../schema/walk';
import { Field } from './Field';
import { isVisible } from './form/conditions';
import type { FieldListProps, GroupProps } from './form/group';
import { KeptValue } from './form/KeptValue';
import { isHidden } from './form/validate';
import { Repeater } from './repeater/Repeater';
import { Section } from './section/Section';
import { Tabs } from './tabs/Tabs';
import { Html } from './html/Html';
import { ErrorNote } from './error/ErrorNote';
import { NestedWidget } from './widget/NestedWidget';

/**
 * Renders the visible fields of a list, one below the other. An error in one field does not affect
 * the others.
 */
export function FieldList( props: FieldListProps ) {
	const { fields, states, path, depth } = props;
	if ( depth > MAX_DEPTH ) {
		return (
			<p className="pagewright-field__kept">
				{ __(
					'These fields are nested too deeply to be displayed. Their values are kept.',
					'pagewright'
				) }
			</p>
		);
	}
	const shown = Object.entries( fields ).filter(
		( [ , field ] ) => ! isHidden( field ) && isVisible( field, states )
	);
	return (
		<div className="pagewright-form__fields">
			{ shown.map( ( [ name, field ] ) => {
				const place = joinPath( path, name );
				return (
					<div
						key={ name }
						className={ `pagewright-field is-${ field.type }` }
						data-field={ place }
						data-field-type={ field.type }
					>
						<Guard path={ place }>{ renderField( props, name, field ) }</Guard>
					</div>
				);
			} ) }
		</div>
	);
}

const renderFields = ( props: FieldListProps ) => <FieldList { ...props } />;

function renderField(
	{ values, path, update, states, depth }: FieldListProps,
	name: string,
	field: FieldOptions
) {
	const common = {
		name,
		path: joinPath( path, name ),
		value: values[ name ],
		update,
		states,
		depth,
		renderFields,
	};
	switch ( field.type ) {
		case 'section':
			return <Section { ...( { ...common, field } as GroupProps< SectionSchema > ) } />;
		case 'tabs':
			return <Tabs { ...( { ...common, field } as GroupProps< TabsSchema > ) } />;
		case 'html':
			return <Html field={ field } />;
		case 'error':
			return <ErrorNote field={ field } />;
		case 'widget':
			return <NestedWidget { ...( { ...common, field } as GroupProps< WidgetSchema > ) } />;
		case 'repeater':
			return <Repeater { ...( { ...common, field } as GroupProps< RepeaterSchema > ) } />;
		default:
			return (
				<Field
					name={ name }
					path={ common.path }
					field={ field }
					values={ values }
					update={ update }
				/>
			);
	}
}

/** Shows a notice instead of a field that throws. */
class Guard extends Component< { path: string; children: ReactNode }, { hasFailed: boolean } > {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch( error: unknown ) {
		// eslint-disable-next-line no-console -- shows the field's name for bug reports.
		console.error( `Pagewright: the field "${ this.props.path }" cannot be shown.`, error );
	}

	override render() {
		return this.state.hasFailed ? <KeptValue /> : this.props.children;
	}
}
