// Made by "npm run types" from widget.json.

export type HeadlineData = {
	headline: {
		text: string;
		destination_url: string;
		new_window: boolean;
		tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
		color: string | false;
		hover_color: string | false;
		font: string;
		font_size: string | false;
		align: 'center' | 'left' | 'right' | 'justify' | '';
		mobile_align: 'center' | 'left' | 'right' | 'justify' | '';
		line_height: string | false;
		margin: string | false;
	};
	sub_headline: {
		text: string;
		destination_url: string;
		new_window: boolean;
		tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | '';
		color: string | false;
		hover_color: string | false;
		font: string;
		font_size: string | false;
		align: 'center' | 'left' | 'right' | 'justify' | '';
		mobile_align: 'center' | 'left' | 'right' | 'justify' | '';
		line_height: string | false;
		margin: string | false;
	};
	divider: {
		style: 'none' | 'solid' | 'dotted' | 'dashed' | 'double' | 'groove' | 'ridge' | 'inset' | 'outset' | '';
		color: string | false;
		thickness: number;
		align: 'center' | 'left' | 'right' | '';
		mobile_align: 'center' | 'left' | 'right' | '';
		width: string | false;
		margin: string | false;
	};
	order: Array< 'headline' | 'divider' | 'sub_headline' >;
	fittext: boolean;
	fittext_compressor: number | '';
};
