interface ViewsProgressProps {
	/** What is done. */
	label: string;
	/** 0 to 1. */
	share: number;
}

/** How far a job is that runs in steps. */
export function ViewsProgress( { label, share }: ViewsProgressProps ) {
	return (
		<div>
			<progress
				className="pagewright-views__progress"
				max={ 1 }
				value={ share }
				aria-label={ label }
			/>
			<p role="status">
				{ new Intl.NumberFormat( document.documentElement.lang || undefined, {
					style: 'percent',
				} ).format( share ) }
			</p>
		</div>
	);
}
