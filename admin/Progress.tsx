interface ProgressProps {
	label: string;
	/** 0 to 1. */
	share: number;
}

/** Shows the progress of a job that runs in steps, and announces it to screen readers. */
export function Progress( { label, share }: ProgressProps ) {
	return (
		<div className="pagewright-progress">
			<progress max={ 1 } value={ share } aria-label={ label } />
			<p role="status">
				{ new Intl.NumberFormat( document.documentElement.lang || undefined, {
					style: 'percent',
				} ).format( share ) }
			</p>
		</div>
	);
}
