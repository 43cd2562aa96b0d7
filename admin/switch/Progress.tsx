import { percent } from './texts';

interface ProgressProps {
	label: string;
	/** 0 to 1. */
	share: number;
}

/** Shows how far work has come, and tells screen readers. */
export function Progress( { label, share }: ProgressProps ) {
	return (
		<div className="pagewright-switch__progress">
			<progress max={ 1 } value={ share } aria-label={ label } />
			<p role="status">{ percent( share ) }</p>
		</div>
	);
}
