// Made by "npm run types" from widget.json.

export type ContactFormData = {
	title: string;
	display_title: boolean;
	settings: {
		to: string;
		from: string;
		default_subject: string;
		subject_prefix: string;
		success_message: string;
		submit_text: string;
		submit_id: string;
		on_click: string;
		required_field_indicator: boolean;
		required_field_indicator_message: string;
		log_ip_address: boolean;
		store_submissions: boolean;
	};
	fields: Array< {
		type: 'name' | 'email' | 'tel' | 'number' | 'subject' | 'text' | 'textarea' | 'select' | 'checkboxes' | 'radio' | '';
		label: string;
		description: string;
		required: {
			required: boolean;
			missing_message: string;
		};
		multiple_select: boolean;
		options: Array< {
			value: string;
			default: boolean;
		} >;
	} >;
	spam: {
		honeypot: boolean;
		browser_check: boolean;
		recaptcha: {
			use_captcha: '' | 'v2' | 'v3' | '';
			site_key: string;
			secret_key: string;
			site_key_v3: string;
			secret_key_v3: string;
			theme: 'light' | 'dark' | '';
			type: 'image' | 'audio' | '';
			size: 'normal' | 'compact' | '';
		};
		simple: {
			enabled: boolean;
			background: string | false;
			color: string | false;
		};
		akismet: {
			use_akismet: boolean;
			spam_action: 'error' | 'tag' | '';
		};
	};
	design: {
		container: {
			background: string | false;
			padding: string | false;
			border_color: string | false;
			border_width: string | false;
			border_style: 'none' | 'hidden' | 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | '';
		};
		labels: {
			font: string;
			size: string | false;
			color: string | false;
			position: 'above' | 'below' | 'left' | 'right' | 'inside' | '';
			width: string | false;
			align: 'left' | 'right' | 'center' | 'justify' | '';
		};
		fields: {
			font: string;
			font_size: string | false;
			color: string | false;
			multi_margin: string;
			padding: string | false;
			max_width: string | false;
			height: string | false;
			height_textarea: string | false;
			background: string | false;
			border_color: string | false;
			border_width: string | false;
			border_style: 'none' | 'hidden' | 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | '';
			border_radius: number;
		};
		descriptions: {
			size: string | false;
			color: string | false;
			style: 'italic' | 'normal' | '';
			top_margin: string | false;
		};
		errors: {
			background: string | false;
			border_color: string | false;
			text_color: string | false;
			padding: string | false;
			margin: string | false;
		};
		submit: {
			styled: boolean;
			background_color: string | false;
			background_color_hover: string | false;
			background_gradient: number;
			border_color: string | false;
			border_color_hover: string | false;
			border_style: 'none' | 'solid' | 'dotted' | 'dashed' | '';
			border_width: string | false;
			border_radius: number;
			text_color: string | false;
			text_color_hover: string | false;
			font_size: string | false;
			weight: '500' | 'normal' | 'bold' | '';
			padding: string | false;
			width: string | false;
			align: 'left' | 'right' | 'center' | '';
			inset_highlight: number;
		};
		focus: {
			style: 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | 'none' | 'hidden' | '';
			color: string | false;
			width: string | false;
		};
		success: {
			font: string;
			font_size: string | false;
			color: string | false;
			background_color: string | false;
			padding: string;
			border_color: string | false;
			border_width: string | false;
			border_style: 'none' | 'hidden' | 'dotted' | 'dashed' | 'solid' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | '';
		};
	};
};
