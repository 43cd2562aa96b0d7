import { EMPTY_QUEUE, type Queue } from '../../model/uploads/queue';

/** Observers are called at most once in this time, so that progress does not slow down the page. */
const OBSERVER_MS = 100;

/** The queue as observers see it. */
export class ShownQueue {
	#queue: Queue = EMPTY_QUEUE;
	#shown: Queue = EMPTY_QUEUE;
	#timer: ReturnType< typeof setTimeout > | null = null;
	readonly #observers = new Set< () => void >();

	readonly state = (): Queue => this.#shown;

	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	/** Shows a change: at once, or after the current task, if other work is more urgent. */
	show( queue: Queue, canWait: boolean ): void {
		this.#queue = queue;
		if ( canWait ) {
			this.#timer ??= setTimeout( this.#publish );
		} else if ( this.#timer === null ) {
			this.#publish();
		}
	}

	readonly #publish = (): void => {
		this.#timer = null;
		if ( this.#shown !== this.#queue ) {
			this.#shown = this.#queue;
			this.#observers.forEach( ( observer ) => observer() );
			this.#timer = setTimeout( this.#publish, OBSERVER_MS );
		}
	};
}
