import { Notice } from '@wordpress/components';

/** Says why another plugin does not accept the settings of a widget. */
export function RefusalNotice( { refusal }: { refusal: string } ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="pagewright-block__notice"
			spokenMessage={ refusal }
		>
			<p>{ refusal }</p>
		</Notice>
	);
}
