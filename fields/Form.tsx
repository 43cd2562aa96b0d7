import { useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
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
	/** The saved values, whole; keys the form does not know come back untouched. */
	value: Values;
	/** Gets the whole tree after each change of the user; pausing before a preview is the caller's part. */
	onChange: ( next: Values ) => void;
	/** Called before each change that is an undo step of its own, in screens that can undo. */
	onNewStep?: () => void;
	/** What `validate` answered, or messages of the server. Each goes away when its field is filled in. */
	errors?: readonly FieldError[];
	/** 'blur': a required field also complains when the user leaves it empty. Default 'save': only `errors` are shown. */
	validateOn?: ValidateOn;
	/** Keeps unsaved changes in the browser; off when absent. */
	backup?: BackupOptions;
}

/** States that are the same are the same object, so that what depends on them is not drawn again. */
function useSameStates( states: States ): States {
	const before = useRef( states );
	if ( JSON.stringify( before.current ) !== JSON.stringify( states ) ) {
		before.current = states;
	}
	return before.current;
}

const NO_ERRORS: readonly FieldError[] = [];

/** A widget's form. Its state is `value` alone, so undo, copies of a block and data from outside need nothing more. */
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

	const reported = useRef( { errors, values } );
	if ( reported.current.errors !== errors ) {
		reported.current = { errors, values };
	}
	const report = useMemo(
		() => ( { errors, values: reported.current.values, validateOn } ),
		[ errors, validateOn ]
	);
	const states = useSameStates( emitStates( schema.fields, values ) );

	const latestUpdate = useRef( update );
	latestUpdate.current = update;
	const [ formRoot ] = useState( () => ( {
		canUndo: onNewStep !== undefined,
		read: () => newest.current,
		update: ( ( change ) => latestUpdate.current( change ) ) as Update,
	} ) );

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
