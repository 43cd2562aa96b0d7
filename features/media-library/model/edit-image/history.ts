import type { Point } from '../../image-port';
import { areaOf, unedited, viewOf, withArea, withFocus, type Edit } from './edit';
import { changeArea, type Rect, type Size } from './geometry';
import { ratioSize, type RatioId } from './ratios';

/** An edit with the steps before and after it. */
export interface History {
	image: Size;
	edit: Edit;
	past: readonly Edit[];
	future: readonly Edit[];
	/** The gesture that made the last step, which further events of the gesture change; '' for none. */
	gesture: string;
}

export type EditEvent =
	| { type: 'turned'; direction: 'left' | 'right' }
	| { type: 'flipped'; axis: 'horizontal' | 'vertical' }
	| { type: 'straightened'; angle: number }
	/** An area of the box that the user wants. */
	| { type: 'cropped'; area: Rect; gesture: string }
	| { type: 'ratioChosen'; ratio: RatioId }
	/** The width of the result in pixels. */
	| { type: 'scaled'; width: number }
	| { type: 'focusSet'; focus: Point | null; gesture: string }
	| { type: 'cleared' }
	/** The user let go. */
	| { type: 'gestureEnded' }
	| { type: 'undone' | 'redone' };

export const createHistory = ( image: Size, focus: Point | null ): History => ( {
	image,
	edit: unedited( focus ),
	past: [],
	future: [],
	gesture: '',
} );

/** Returns the edit with which the user began. */
export const firstOf = ( { past, edit }: History ): Edit => past[ 0 ] ?? edit;

/** Returns the width by height that an area must keep; null for any. */
export function fixedRatio( { edit: { ratio, pose }, image }: Pick< History, 'edit' | 'image' > ) {
	const { width, height } = ratioSize( ratio, viewOf( image, pose ) );
	return ratio === 'free' ? null : width / height;
}

export function reduceHistory( history: History, event: EditEvent ): History {
	const { edit, past, future } = history;
	switch ( event.type ) {
		case 'gestureEnded':
			return history.gesture ? { ...history, gesture: '' } : history;
		case 'undone':
			return past.length
				? {
						...history,
						...{ edit: past[ past.length - 1 ]!, past: past.slice( 0, -1 ) },
						...{ future: [ edit, ...future ], gesture: '' },
					}
				: history;
		case 'redone':
			return future.length
				? {
						...history,
						...{ edit: future[ 0 ]!, past: [ ...past, edit ] },
						...{ future: future.slice( 1 ), gesture: '' },
					}
				: history;
		default:
			return step( history, changed( history, event ), gestureOf( event ) );
	}
}

type Change = Exclude< EditEvent, { type: 'gestureEnded' | 'undone' | 'redone' } >;

function gestureOf( event: Change ): string {
	if ( event.type === 'straightened' || event.type === 'scaled' ) {
		return event.type;
	}
	return 'gesture' in event ? event.gesture : '';
}

/** Adds a step, or changes the last one if it is of the same gesture. */
function step( history: History, edit: Edit, gesture: string ): History {
	if ( isSame( edit, history.edit ) ) {
		return history;
	}
	const goesOn = gesture !== '' && gesture === history.gesture;
	return {
		...history,
		...{ edit, gesture, future: [] },
		past: goesOn ? history.past : [ ...history.past, history.edit ],
	};
}

const isSame = ( one: Edit, other: Edit ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

function changed( history: History, event: Change ): Edit {
	const { edit, image } = history;
	const { pose } = edit;
	switch ( event.type ) {
		case 'turned': {
			const turns = ( pose.turns + ( event.direction === 'right' ? 1 : 3 ) ) % 4;
			return turned( { ...edit, pose: { ...pose, turns } } );
		}
		case 'flipped': {
			const half = event.axis === 'vertical' ? 2 : 0;
			return {
				...edit,
				pose: {
					isMirrored: ! pose.isMirrored,
					turns: ( 4 - pose.turns + half ) % 4,
					angle: pose.angle === 0 ? 0 : -pose.angle,
				},
			};
		}
		case 'straightened':
			return {
				...edit,
				pose: { ...pose, angle: Math.max( -45, Math.min( 45, event.angle ) ) },
			};
		case 'cropped': {
			const from = areaOf( edit, image );
			const hasRatio = fixedRatio( history ) !== null;
			return withArea( edit, changeArea( from, event.area, image, pose, hasRatio ), image );
		}
		case 'ratioChosen':
			return { ...edit, ratio: event.ratio, wish: event.ratio === 'free' ? edit.wish : null };
		case 'scaled': {
			const { width } = areaOf( edit, image );
			return { ...edit, scale: Math.max( 1 / width, Math.min( 1, event.width / width ) ) };
		}
		case 'focusSet':
			return withFocus( edit, event.focus, image );
		case 'cleared':
			return firstOf( history );
	}
}

/** The other ratio belongs to an image that lies on its side. */
function turned( edit: Edit ): Edit {
	const { wish, ratio } = edit;
	const [ width, height ] = ratio.split( ':' );
	return {
		...edit,
		wish: wish && { ...wish, width: wish.height, height: wish.width },
		ratio: height ? ( `${ height }:${ width }` as RatioId ) : ratio,
	};
}
