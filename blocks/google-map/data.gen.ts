// Made by "npm run types" from widget.json.

export type GoogleMapData = {
	map_center: { name: string; address: string; location: string };
	settings: {
		map_type: 'interactive' | 'static' | '';
		width: string;
		height: string;
		destination_url: string;
		map_id: string;
		new_window: boolean;
		zoom: number;
		mobile_zoom: number;
		gesture_handling: 'greedy' | 'cooperative' | 'none' | 'auto' | '';
		disable_default_ui: boolean;
		fallback_image: number;
		fallback_image_size: string;
	};
	markers: {
		marker_at_center: boolean;
		marker_icon: number;
		marker_icon_size: string;
		markers_draggable: boolean;
		marker_positions: Array< {
			place: { name: string; address: string; location: string };
			info: string;
			info_max_width: string;
			custom_marker_icon: number;
			custom_marker_icon_size: string;
		} >;
		info_display: 'click' | 'mouseover' | 'always' | '';
		info_multiple: boolean;
	};
	styles: {
		style_method: 'normal' | 'custom' | 'raw_json' | '';
		styled_map_name: string;
		raw_json_map_styles: string;
		custom_map_styles: Array< {
			map_feature: 'water' | 'road_highway' | 'road_arterial' | 'road_local' | 'transit_line' | 'transit_station' | 'landscape_man-made' | 'landscape_natural_landcover' | 'landscape_natural_terrain' | 'poi_attraction' | 'poi_business' | 'poi_government' | 'poi_medical' | 'poi_park' | 'poi_place-of-worship' | 'poi_school' | 'poi_sports-complex' | '';
			element_type: 'geometry' | 'labels' | 'all' | '';
			visibility: boolean;
			color: string | false;
		} >;
	};
	directions: {
		origin: string;
		destination: string;
		travel_mode: 'driving' | 'walking' | 'bicycling' | 'transit' | '';
		avoid_highways: boolean;
		avoid_tolls: boolean;
		preserve_viewport: boolean;
		waypoints: Array< {
			location: string;
			stopover: boolean;
		} >;
		optimize_waypoints: boolean;
	};
};
