import type { Locator } from '@playwright/test';

/**
 * Effect of a key in the focused control. `acts` means that the control handles it; only the blocks
 * are checked.
 */
export type Effect = 'nothing' | 'changes' | 'moves' | 'selects' | 'acts';

interface Kind {
	name: string;
	/** Field of the example widget. */
	path: string;
	control: ( field: Locator ) => Locator;
	/** Keys with an effect in a control of this type; all others have none. */
	effects: Record< string, Effect >;
	/** Sets the caret before the key is pressed. */
	caret?: 'Home' | 'End';
}

export const KEYS = [
	'ControlOrMeta+a',
	'Backspace',
	'Delete',
	'Escape',
	'Enter',
	'ArrowUp',
	'ArrowDown',
	'ArrowLeft',
	'ArrowRight',
	'Shift+ArrowUp',
	'Shift+ArrowDown',
	'Home',
	'End',
	'Tab',
	'Shift+Tab',
	'ControlOrMeta+c',
	'ControlOrMeta+x',
	'ControlOrMeta+v',
];

const ALWAYS: Record< string, Effect > = { Tab: 'moves', 'Shift+Tab': 'moves' };
const TEXT: Record< string, Effect > = {
	...ALWAYS,
	'ControlOrMeta+a': 'selects',
	'ControlOrMeta+v': 'changes',
};
const textbox = ( field: Locator ) => field.getByRole( 'textbox' ).first();
const checkbox = ( field: Locator ) => field.getByRole( 'checkbox' ).first();

/**
 * Types of controls. Text controls are repeated: a key at the start, and at the end, has nothing to
 * delete.
 */
export const KINDS: Kind[] = [
	{ name: 'an empty text', path: 'preset_height', control: textbox, effects: TEXT },
	{
		name: 'a text, at its start',
		path: 'text',
		control: textbox,
		caret: 'Home',
		// The block's toolbar precedes the first control.
		effects: { ...TEXT, Delete: 'changes', 'Shift+Tab': 'acts' },
	},
	{
		name: 'a text, at its end',
		path: 'text',
		control: textbox,
		caret: 'End',
		effects: { ...TEXT, Backspace: 'changes', 'Shift+Tab': 'acts' },
	},
	{
		name: 'lines, at their start',
		path: 'textarea',
		control: textbox,
		caret: 'Home',
		effects: { ...TEXT, Delete: 'changes', Enter: 'changes' },
	},
	{
		name: 'a number, at its end',
		path: 'number',
		control: ( field ) => field.getByRole( 'spinbutton' ),
		caret: 'End',
		effects: {
			...ALWAYS,
			Backspace: 'changes',
			ArrowUp: 'changes',
			ArrowDown: 'changes',
			'ControlOrMeta+a': 'selects',
			'ControlOrMeta+v': 'acts',
			'Shift+ArrowUp': 'acts',
			'Shift+ArrowDown': 'acts',
		},
	},
	{
		name: 'a length, at its end',
		path: 'measurement',
		control: ( field ) => field.getByRole( 'spinbutton' ),
		caret: 'End',
		effects: {
			...ALWAYS,
			Backspace: 'changes',
			ArrowUp: 'changes',
			ArrowDown: 'changes',
			'ControlOrMeta+a': 'selects',
			'ControlOrMeta+v': 'acts',
			'Shift+ArrowUp': 'changes',
			'Shift+ArrowDown': 'changes',
		},
	},
	{
		name: 'a slider',
		path: 'slider',
		control: ( field ) => field.getByRole( 'slider' ),
		effects: {
			...ALWAYS,
			ArrowUp: 'changes',
			ArrowDown: 'changes',
			ArrowLeft: 'changes',
			ArrowRight: 'changes',
			'Shift+ArrowUp': 'changes',
			'Shift+ArrowDown': 'changes',
			Home: 'changes',
			End: 'changes',
		},
	},
	{
		name: 'a choice',
		path: 'select',
		control: ( field ) => field.getByRole( 'combobox' ),
		effects: {
			...ALWAYS,
			Enter: 'acts',
			ArrowUp: 'acts',
			ArrowDown: 'acts',
			ArrowLeft: 'acts',
			ArrowRight: 'acts',
			'Shift+ArrowUp': 'acts',
			'Shift+ArrowDown': 'acts',
			Home: 'acts',
			End: 'acts',
		},
	},
	{
		name: 'radio buttons',
		path: 'radio',
		control: ( field ) => field.getByRole( 'radio', { name: 'Above' } ),
		effects: {
			...ALWAYS,
			ArrowUp: 'moves',
			ArrowDown: 'moves',
			ArrowLeft: 'moves',
			ArrowRight: 'moves',
			'Shift+ArrowUp': 'moves',
			'Shift+ArrowDown': 'moves',
		},
	},
	{ name: 'a box to tick', path: 'checkbox', control: checkbox, effects: ALWAYS },
	{ name: 'a toggle', path: 'toggle', control: checkbox, effects: ALWAYS },
	{
		name: 'an address',
		path: 'link',
		control: ( field ) => field.getByRole( 'combobox' ),
		caret: 'End',
		effects: { ...TEXT, Backspace: 'changes', ArrowUp: 'acts', ArrowDown: 'acts' },
	},
	{
		name: 'a color as text',
		path: 'color',
		control: textbox,
		caret: 'End',
		effects: { ...TEXT, Backspace: 'changes' },
	},
	{
		name: 'a day',
		path: 'dates',
		control: ( field ) => field.getByLabel( 'From' ),
		effects: {
			Tab: 'acts',
			'Shift+Tab': 'acts',
			Enter: 'acts',
			Backspace: 'changes',
			Delete: 'changes',
			ArrowUp: 'changes',
			ArrowDown: 'changes',
			'Shift+ArrowUp': 'acts',
			'Shift+ArrowDown': 'acts',
			Home: 'acts',
			End: 'acts',
			'ControlOrMeta+v': 'acts',
		},
	},
	{
		name: 'code',
		path: 'code',
		control: ( field ) => field.locator( '.cm-content' ),
		effects: {
			...ALWAYS,
			'ControlOrMeta+a': 'acts',
			'ControlOrMeta+x': 'acts',
			'ControlOrMeta+v': 'acts',
			Backspace: 'acts',
			Delete: 'acts',
			Enter: 'changes',
		},
	},
	{
		name: 'a tab',
		path: 'tabs',
		control: ( field ) => field.getByRole( 'tab', { name: 'One tab' } ),
		effects: { ...ALWAYS, ArrowLeft: 'moves', ArrowRight: 'moves', End: 'moves' },
	},
	{
		name: 'a button',
		path: 'order',
		control: ( field ) => field.getByRole( 'button', { name: 'Move down: First' } ),
		effects: { ...ALWAYS, Enter: 'acts' },
	},
];

/** Initial values of the controls. */
export const START = {
	text: 'Words',
	textarea: 'Lines',
	number: 42,
	slider: 40,
	select: 'a',
	radio: 'a',
	checkbox: true,
	toggle: true,
	link: '#top',
	color: '#123456',
	measurement: '42px',
	dates: { after: '2024-05-06' },
	code: 'let a',
};
