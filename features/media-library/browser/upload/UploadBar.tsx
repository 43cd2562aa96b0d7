interface Props {
	label: string;
	/** In whole percents. */
	percent: number;
}

/** A progress bar. */
export const UploadBar = ( { label, percent }: Props ) => (
	<div
		className="pagewright-media-library__upload-bar"
		role="progressbar"
		aria-label={ label }
		aria-valuenow={ percent }
		aria-valuemin={ 0 }
		aria-valuemax={ 100 }
	>
		<div style={ { inlineSize: `${ percent }%` } } />
	</div>
);
