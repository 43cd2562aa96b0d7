import { useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { MutableRefObject } from 'react';
import type { FormSchema, Values } from '../schema/field-types';
import { asValues, withObjects } from '../schema/walk';
import { FieldList } from './FieldList';
import { BackupNotice } from './form/BackupNotice';
import { emitStates, type States } from './form/conditions';
import { ErrorContext, type FieldError, type ValidateOn } from './form/errors';
import { FieldListContext, type Update } from './form/group';
import { RootContext } from './form/root';
import { useBackup, type BackupOptions } from './form/use-backup';
import { useKeptFocus } from './form/use-kept-focus';
import { OWN_EVENTS, useOwnKeys } from './form/use-own-keys';
import { useSteps } from './form/use-steps';

export interface FormProps {
	schema: FormSchema;
	/** All saved values. Keys that the form does not know are returned unchanged. */
	value: Values;
	/** Receives all values after each change by the user; the caller debounces previews. */
	onChange: ( next: Values ) => void;
	/** Called before each change that starts a new undo step, on screens that can undo. */
	onNewStep?: () => void;
	/**
	 * Result of `validate`, or messages from the server. Each disappears when its field is filled
	 * in.
	 */
	errors?: readonly FieldError[];
	/**
	 * 'blur': a required field also shows its error when the user leaves it empty. Default 'save':
	 * only `errors` are shown.
	 */
	validateOn?: ValidateOn;
	/** Stores unsaved changes in the browser; off when absent. */
	backup?: BackupOptions;
}

/**
 * Returns the same object for equal states, so that components that depend on them do not render
 * again.
 */
function useSameStates( states: States ): States {
	const before = useRef( states );
	if ( JSON.stringify( before.current ) !== JSON.stringify( states ) ) {
		before.current = states;
	}
	return before.current;
}

/** Returns the errors with the values that they are about. */
function useReport( errors: readonly FieldError[], values: Values, validateOn: ValidateOn ) {
	const reported = useRef( { errors, values } );
	if ( reported.current.errors !== errors ) {
		reported.current = { errors, values };
	}
	return useMemo(
		() => ( { errors, values: reported.current.values, validateOn } ),
		[ errors, validateOn ]
	);
}

/** Returns the whole form for fields inside it; always the same object. */
function useFormRoot( newest: MutableRefObject< Values >, update: Update, canUndo: boolean ) {
	const latestUpdate = useRef( update );
	latestUpdate.current = update;
	const [ formRoot ] = useState( () => ( {
		canUndo,
		read: () => newest.current,
		update: ( ( change ) => latestUpdate.current( change ) ) as Update,
	} ) );
	return formRoot;
}

const NO_ERRORS: readonly FieldError[] = [];

/**
 * Renders a widget's form. Its only state is `value`, so undo, copies of a block and external
 * changes work without further code.
 */
export function Form( {
	schema,
	value,
	onChange,
	onNewStep,
	errors = NO_ERRORS,
	validateOn = 'save',
	backup,
}: FormProps ) {
	const values = useMemo(
		() => withObjects( schema.fields, asValues( value ) ),
		[ schema.fields, value ]
	);
	const root = useRef< HTMLDivElement >( null );
	useOwnKeys( root );
	useKeptFocus( root );
	const steps = useSteps( onNewStep );
	const newest = useRef( values );
	useLayoutEffect( () => {
		newest.current = values;
	}, [ values ] );

	const hand = ( next: Values ) => {
		steps.changes();
		newest.current = next;
		onChange( next );
	};
	const { offer, changed, restore, dismiss } = useBackup( values, hand, backup );
	const update: Update = ( change ) => {
		const next = change( newest.current );
		changed( next );
		hand( next );
	};

	const report = useReport( errors, values, validateOn );
	const states = useSameStates( emitStates( schema.fields, values ) );

	const formRoot = useFormRoot( newest, update, onNewStep !== undefined );

	return (
		<RootContext.Provider value={ formRoot }>
			<ErrorContext.Provider value={ report }>
				<FieldListContext.Provider value={ FieldList }>
					<div
						ref={ root }
						className="pagewright-form"
						{ ...steps.listeners }
						{ ...OWN_EVENTS }
					>
						{ offer !== null && (
							<BackupNotice onRestore={ restore } onDismiss={ dismiss } />
						) }
						<FieldList
							fields={ schema.fields }
							values={ values }
							path=""
							update={ update }
							states={ states }
							depth={ 1 }
						/>
					</div>
				</FieldListContext.Provider>
			</ErrorContext.Provider>
		</RootContext.Provider>
	);
}
